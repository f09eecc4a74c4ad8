import { toast } from '../../ui/toasts/toast-store.ts';
import { fileTimestamp } from '../timestamp.ts';
import { cleanFileName, saveBlob } from './save-blob.ts';

/** Base64 of a PDF, and of nothing else: a page that somebody put there instead is neither saved nor shown. */
export function savePdf(base64: string, name = '') {
  const bytes = decode(base64);
  if (new TextDecoder().decode(bytes?.subarray(0, 5)) !== '%PDF-') {
    // biome-ignore lint/suspicious/noConsole: the error catalogue wants fetch failures logged
    console.warn('Failed to fetch single file');
    toast.error({ text: 'downloads.failed' }, { text: 'downloads.notPdf' });
    return;
  }
  saveBlob(
    new Blob([bytes as BlobPart], { type: 'application/pdf' }),
    cleanFileName(name) || `Prudence_${fileTimestamp()}.pdf`,
  );
}

function decode(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
