import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Schema = z.core.$ZodType;
type Union = z.core.$ZodUnionDef & { discriminator?: string };
type Compiler = typeof serializerCompiler;

/**
 * Answers as the contract says them, and open where a server of the next release, which works on the same database, may
 * have stored a word that this one has not heard of: a kind of change, a topic, a status. Whoever reads it shows the word
 * as it is; refusing the answer would take the whole page away. Nothing else of an answer is looser for it: fields that
 * the contract does not name are left out, and every other value has to fit.
 */
export const openSerializer: Compiler = ({ schema, ...route }) => {
  // Most routes of a process are never asked.
  let serialize: ReturnType<Compiler> | undefined;
  return (data) => {
    serialize ??= serializerCompiler({ ...route, schema: openAnswer(schema as Schema) });
    return serialize(data);
  };
};

/** Parts of the contract are parts of many answers. */
const known = new WeakMap<Schema, Schema>();

export function openAnswer<Answer extends Schema>(answer: Answer): Answer {
  const found = known.get(answer) ?? opened(answer);
  known.set(answer, found);
  return found as Answer;
}

function opened(schema: Schema): Schema {
  const def = schema._zod.def as { type: string };
  const withParts = (parts: object) => z.core.clone(schema, { ...def, ...parts } as never);
  switch (def.type) {
    case 'enum':
      return z.string();
    case 'object':
      return withParts({ shape: openFields((def as z.core.$ZodObjectDef).shape) });
    case 'array':
      return withParts({ element: openAnswer((def as z.core.$ZodArrayDef).element) });
    case 'nullable':
    case 'optional':
      return withParts({ innerType: openAnswer((def as z.core.$ZodOptionalDef).innerType) });
    case 'record': {
      const { keyType, valueType } = def as z.core.$ZodRecordDef;
      return withParts({ keyType: openAnswer(keyType), valueType: openAnswer(valueType) });
    }
    case 'union': {
      const { options, discriminator } = def as Union;
      if (discriminator === undefined) return withParts({ options: options.map((one) => openAnswer(one)) });
      return openVariants(options as z.core.$ZodObject[], discriminator);
    }
    default:
      return schema;
  }
}

const openFields = (fields: z.core.$ZodShape): z.core.$ZodShape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, openAnswer(field)]));

/** Known kinds as the contract says them; of any other kind, what it has of the fields that known kinds have. */
function openVariants(variants: z.core.$ZodObject[], kind: string): Schema {
  const names = variants.flatMap(({ _zod }) => [...(_zod.def.shape[kind]?._zod.values ?? [])]);
  const asSaid = variants.map(({ _zod: { def } }) => {
    const { [kind]: name, ...fields } = def.shape;
    return z.object({ [kind]: name, ...openFields(fields) } as z.core.$ZodLooseShape);
  });
  const forms = new Map<string, Schema[]>();
  for (const [name, form] of asSaid.flatMap(({ shape }) => Object.entries(shape)))
    forms.set(name, [...(forms.get(name) ?? []), form]);
  return z.union([
    z.discriminatedUnion(kind, asSaid as never),
    z.object({
      ...Object.fromEntries([...forms].map(([name, all]) => [name, z.optional(z.union(all))])),
      [kind]: z.string().refine((name) => !names.includes(name)),
    }),
  ]);
}
