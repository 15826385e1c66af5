// Removes from the lock whatever names a server: npm does not need it.   node lock.mjs, after every npm install
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const one of Object.values(lock.packages)) {
  delete one.resolved;
  delete one.funding;
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
