/** A box in a link: its text, packed, behind the #, which no server is told. */

const MARK = 'box=';

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

export async function linkOf(title: string, text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const spelled = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${location.origin}/box/${title}#${MARK}${spelled}`;
}

/** The box in an address, if there is one; an error if it cannot be read. */
export async function boxIn(hash: string): Promise<string> {
  if (!hash.startsWith(`#${MARK}`)) return '';
  const spelled = hash
    .slice(MARK.length + 1)
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  const packed = Uint8Array.from(atob(spelled), (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
}
