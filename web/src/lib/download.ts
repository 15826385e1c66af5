import { api, type Through } from './api';

/** Save the record of a game as a file. */
export async function download(table: string, through: Omit<Through, 'lang'> = {}): Promise<void> {
  const text = await api.record(table, through);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `souk-${table}.souk`;
  link.click();
  URL.revokeObjectURL(link.href);
}
