/** A bucket of Amazon S3 or of anything that speaks its protocol. */
export type S3Settings = {
  bucket: string;
  region: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  /** Undefined: what the machine itself is allowed to do. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Empty, or ends in a slash. */
  prefix: string;
  /** The bucket in the path instead of the host's name. */
  pathStyle: boolean;
};

type Variables = Record<string, string | undefined>;

/** Null without S3_BUCKET. Throws one sentence naming the variable that cannot be used. */
export function readS3Settings(variables: Variables): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY: id, S3_SECRET_KEY: secret } = variables;
  if (!bucket) {
    if (endpoint) throw new Error('S3_BUCKET is missing: S3_ENDPOINT alone does not say where files go.');
    return null;
  }
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('S3_ENDPOINT must be a full address such as https://storage.example.');
  if (!id !== !secret) throw new Error('S3_ACCESS_KEY and S3_SECRET_KEY belong together: set both or none.');
  const prefix = (variables.S3_PREFIX ?? '').replace(/^\/+|\/+$/g, '');
  return {
    bucket,
    region: variables.S3_REGION || 'us-east-1',
    endpoint: endpoint || undefined,
    credentials: id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined,
    prefix: prefix && `${prefix}/`,
    pathStyle: variables.S3_PATH_STYLE ? variables.S3_PATH_STYLE !== 'false' : Boolean(endpoint),
  };
}
