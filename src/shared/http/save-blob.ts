/** Hands a file to the browser's own download. */
export function saveBlob(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Letters, digits, underscore, hyphen and dot stay; every other character becomes an underscore. */
export const cleanFileName = (name: string) => name.replace(/[^A-Za-z0-9_.-]/g, '_');
