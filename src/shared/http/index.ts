export { accessToken, sessionHandle } from './access-token.ts';
export { addressOf } from './address.ts';
export { ApiProblem, loadPart } from './api-problem.ts';
export { type CallOptions, call } from './call.ts';
export { whenChanged } from './changes.ts';
export { deployment, firmToday, loadDeployment } from './deployment.ts';
export { downloadCsv, toCsv } from './download-csv.ts';
export {
  downloadAttachments,
  downloadClient,
  downloadDossier,
  downloadReport,
  downloadWord,
} from './downloads/download-attachments.ts';
export { type DownloadRun, downloadStore } from './downloads/download-store.ts';
export { fetchBlob } from './downloads/fetch-blob.ts';
export { saveBlob } from './downloads/save-blob.ts';
export { createInterceptors } from './interceptors.ts';
export { missingParts } from './missing-parts.ts';
export { outage } from './outage.ts';
export { readEvents } from './read-events.ts';
export { whenSessionIsLost, whenSessionIsRenewed } from './refresh.ts';
export { whenSecondFactorIsNeeded } from './second-factor.ts';
export { serverNow } from './server-clock.ts';
export { joinSessionChannel, listenToTabs, tellTabs } from './session-channel.ts';
export { navigateWith, showProblem, tellFailure } from './show-problem.ts';
export { clientTimestamp, fileTimestamp } from './timestamp.ts';
