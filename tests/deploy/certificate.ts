import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';

export type Certificate = { certificate: string; key: string };

/** A certificate for localhost, signed by itself, as files in a directory. */
export function makeCertificate(directory: string): Certificate {
  const [certificate, key] = [join(directory, 'fullchain.pem'), join(directory, 'privkey.pem')];
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...about, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  return { certificate, key };
}

/** From now on this process believes it, as a browser whose user installed it. */
export function trust({ certificate }: Certificate) {
  tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(certificate, 'utf8')]);
}
