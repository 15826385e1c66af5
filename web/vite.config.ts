/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.SOUK_SERVER ?? 'http://127.0.0.1:8778';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    outDir: '../src/souk/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    license: { fileName: 'licences.json' }, // of the packages in the pages; tools/web.py makes a text of it
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/screen.ts'] },
});
