/** SHA-256 and HMAC: the browser’s own, or a package’s where a page on plain http is not given them. */

const encoder = new TextEncoder();
const built = (globalThis.crypto as { subtle?: SubtleCrypto }).subtle ?? null;

async function fallback(): Promise<{ sha256: Hash; hmac: Keyed }> {
  const [{ sha256 }, { hmac }] = await Promise.all([import('@noble/hashes/sha2.js'), import('@noble/hashes/hmac.js')]);
  return { sha256, hmac: (key, message) => hmac(sha256, key, message) };
}

type Bytes = Uint8Array<ArrayBuffer>;
type Hash = (message: Bytes) => Uint8Array;
type Keyed = (key: Bytes, message: Bytes) => Uint8Array;

/** The hash of bytes, or of a text in UTF-8, in hexadecimal digits. */
export async function sha256(message: Bytes | string, subtle = built): Promise<string> {
  const bytes = typeof message === 'string' ? encoder.encode(message) : message;
  if (subtle) return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
  return toHex((await fallback()).sha256(bytes));
}

/** A function that hashes texts with a key. */
export async function hmac(key: Bytes, subtle = built): Promise<(message: string) => Promise<Bytes>> {
  if (subtle) {
    const usable = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return async (message) => new Uint8Array(await subtle.sign('HMAC', usable, encoder.encode(message)));
  }
  const own = await fallback();
  return async (message) => new Uint8Array(own.hmac(key, encoder.encode(message)));
}

/** Random bytes in hexadecimal digits. */
export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Bytes {
  return new Uint8Array(text.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? []);
}
