import { z } from 'zod';
import { operations } from '../contract/index.ts';
import type { OperationSpec } from '../contract/operation.ts';
import { problemAnswer } from '../contract/operation.ts';
import packageJson from '../package.json' with { type: 'json' };

type Json = Record<string, unknown>;
type Operation = Omit<OperationSpec, 'request'> & {
  request: z.ZodType;
  errorStatuses: number[];
  key: string;
};
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const printed = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A format says it shorter than zod's expression for it.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return Object.fromEntries(
    Object.entries(printed).filter(([key]) => key !== '$schema' && key !== '~standard'),
  );
}

/** `POST /security/v1.0/token/refresh` → `postSecurityTokenRefresh` */
function operationId(operation: Operation): string {
  const words = operation.path.replace('/v1.0', '').match(/\w+/g) ?? [];
  return [operation.method.toLowerCase(), ...words]
    .join('_')
    .replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function parameters(operation: Operation, request: ObjectSchema): Json[] {
  const inPath: string[] = operation.path.match(/(?<=:)\w+/g) ?? [];
  const inQuery: string[] = operation.method === 'GET' ? Object.keys(request.properties ?? {}) : [];
  const names = [...inPath, ...inQuery.filter((name) => !inPath.includes(name))];
  return names.map((name) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || (request.required?.includes(name) ?? false),
    schema: request.properties?.[name] ?? { type: 'string' },
  }));
}

function requestBody(operation: Operation): Json {
  const schema = reference(`${operationId(operation)}Request`);
  const json = { 'text/plain': { schema }, 'application/json': { schema } };
  if (!operation.multipart) return { required: true, content: json };
  const { maxFiles, maxFileBytes, extensions } = operation.multipart;
  const files = {
    type: 'array',
    maxItems: maxFiles,
    description: `Each at most ${maxFileBytes} bytes; ${extensions.join(', ')}.`,
    items: { type: 'string', format: 'binary' },
  };
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: schema };
  const form = { schema: { type: 'object', required: ['data'], properties: { data, files } } };
  return { required: true, content: { ...json, 'multipart/form-data': form } };
}

/** A request that comes too slowly, one for another host, and one whose headers or address are too long. */
const beforeItIsRead = [408, 421, 431];

function responses(operation: Operation): Json {
  const content = operation.stream
    ? { [operation.stream]: {} }
    : { 'application/json': { schema: reference(`${operationId(operation)}Answer`) } };
  const refusals = [...operation.errorStatuses, ...beforeItIsRead].map((status) => [
    String(status),
    { description: 'Refused', content: { 'application/json': { schema: reference('Problem') } } },
  ]);
  return { [operation.status ?? 200]: { description: 'Success', content }, ...Object.fromEntries(refusals) };
}

function security(operation: Operation): Json {
  if (operation.access === 'public') return { security: [] };
  if (operation.access === 'login') return { security: [{ preLoginCookie: [] }] };
  const { access, modules } = operation;
  return {
    security: [{ accessToken: [] }],
    'x-roles': access,
    ...(modules ? { 'x-any-of-modules': modules } : {}),
  };
}

function describeOperation(operation: Operation): Json {
  const request = schemaOf(operation.request, 'input');
  return {
    operationId: operationId(operation),
    summary: operation.title,
    ...security(operation),
    parameters: parameters(operation, request as ObjectSchema),
    ...(operation.method === 'POST' ? { requestBody: requestBody(operation) } : {}),
    responses: responses(operation),
  };
}

/** The contract as OpenAPI 3.1, always the same text for the same contract. */
export function openApi(): string {
  const paths: Record<string, Json> = {};
  const schemas: Record<string, Json> = { Problem: schemaOf(problemAnswer, 'output') };
  for (const operation of Object.values<Operation>(operations)) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeOperation(operation) };
    const name = operationId(operation);
    if (operation.method === 'POST') schemas[`${name}Request`] = schemaOf(operation.request, 'input');
    if (!operation.stream) schemas[`${name}Answer`] = schemaOf(operation.answer, 'output');
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Prudence', version: packageJson.version, license: { name: packageJson.license } },
    servers: [{ url: '/' }, { url: '/api', description: 'Gateway mode' }],
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        preLoginCookie: { type: 'apiKey', in: 'cookie', name: '__Host-prelogin' },
      },
      schemas,
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
