// Writes the types of all messages, made from the server's schema, to the file that is given:
//   python tools/web.py types
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(new URL('node_modules/.schema.json', import.meta.url), 'utf8'));
const names = Object.keys(schema.$defs);
const root = {
  title: 'Wire',
  type: 'object',
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  $defs: Object.fromEntries(names.map((name) => [name, { ...closed(schema.$defs[name]), title: name }])),
};

/** Close every object: the server sends only fields that the schema names. Pairs stay pairs, lists have any length. */
function closed(part) {
  if (Array.isArray(part)) return part.map(closed);
  if (part === null || typeof part !== 'object') return part;
  if (part.prefixItems) {
    const count = part.prefixItems.length;
    return { type: 'array', items: part.prefixItems.map(closed), minItems: count, maxItems: count };
  }
  const made = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  if (made.type === 'object' && made.properties && made.additionalProperties === undefined)
    made.additionalProperties = false;
  delete made.maxLength;
  delete made.minLength;
  delete made.maxItems;
  delete made.minItems;
  return made;
}

const types = await compile(root, 'Wire', {
  bannerComment: '// Made from the server’s schema by wire.mjs: do not edit.',
  style: { singleQuote: true, printWidth: 120 },
  additionalProperties: true,
});
writeFileSync(process.argv[2], types);
