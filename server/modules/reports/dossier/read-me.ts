import type { DocumentKind } from '../../../../contract/document-kinds.ts';
import { REPORT_TEXTS } from '../../../../contract/texts/report.ts';
import { type Manifest, paths } from '../../../../engine/dossier/index.ts';
import type { VerifyingKey } from '../../audit/index.ts';
import { fingerprintOf } from '../../audit/index.ts';

/** What an auditor who has never seen the product needs to know first. */
export const readMe = (
  manifest: Omit<Manifest, 'files'>,
  key: Pick<VerifyingKey, 'publicKey'>,
  hasTrail: boolean,
  evidence: readonly { path: string; file: { kind: DocumentKind | null } }[],
) =>
  `Dossier of report ${manifest.number}, version ${manifest.version}
${manifest.legalName}
Made on ${manifest.madeAt}

WHAT IS IN IT
  ${paths.pdf}      the report as it was sealed
  ${paths.data}     the data of the report: every figure, finding, match and reason, as JSON
  evidence/       the documents of the request, if there are any${evidence
    .map(
      ({ path, file: { kind } }) => kind && `\n                    ${path}: ${REPORT_TEXTS[`word.${kind}`]}`,
    )
    .filter(Boolean)
    .join('')}${
    hasTrail
      ? `\n  ${paths.audit}      what was done on the request, by whom and when, from the audit trail`
      : ''
  }
  ${paths.page}     a page that checks this archive
  ${paths.manifest}   the size and SHA-256 of every file, and what was sealed
  ${paths.signature}  the signature of manifest.json

HOW TO CHECK IT
  1. Keep the zip file as you received it. Unpack a copy.
  2. Open ${paths.page} from the copy in a browser. No connection is needed, and nothing is sent.
  3. Choose the zip file on that page. The page names every file that was changed, removed or added, and the byte that
     differs.
  4. Compare the fingerprint of the key with the one that the firm gave you by another
     channel, for example by telephone:
     ${fingerprintOf(key.publicKey)}
     A forger could sign with a key of their own; only this comparison shows whose key it is.

  Whoever runs Prudence can check it by command too: npm run verify-dossier -- FILE.zip

WHAT THE CHECK PROVES
  The manifest is signed by the key (Ed25519). Every file has the SHA-256 in the manifest. The report and its data are
  those that were sealed on the day of release.${
    hasTrail ? ' The audit events are signed by the same key, and one of them is the sealing.' : ''
  }
`;
