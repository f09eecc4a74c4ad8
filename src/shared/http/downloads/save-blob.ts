/** Hands a file to the browser's own download. */
export function saveBlob(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  saveAddress(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Lets the browser fetch an address by itself and save what comes as it comes. */
export function saveAddress(address: string, name: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Letters, digits, underscore, hyphen and dot stay; every other character becomes an underscore. */
export const cleanFileName = (name: string) => name.replace(/[^A-Za-z0-9_.-]/g, '_');
