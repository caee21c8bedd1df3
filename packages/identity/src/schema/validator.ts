import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { SchemaError } from './kratos-keyword.ts'
import { phoneOf } from './normalise.ts'
import type { Json } from './trait-field.ts'

/** The longest address that mail can carry (RFC 3696, erratum 1690). */
const maxEmailLength = 320
const email = fullFormats.email

const options: Options = {
  allErrors: true,
  verbose: true,
  // Kratos has its own keywords, and an operator's schema may hold more.
  strict: false,
  formats: {
    ...fullFormats,
    email: (text: string) => text.length <= maxEmailLength && email instanceof RegExp && email.test(text),
    tel: (text: string) => phoneOf(text) !== undefined,
    'no-validate': true,
  },
}

/** Draft 7, unless the schema says 2019-09 or 2020-12. */
const validatorFor = (dialect: unknown) => {
  if (typeof dialect === 'string' && dialect.includes('2020-12')) return new Ajv2020(options)
  return typeof dialect === 'string' && dialect.includes('2019-09') ? new Ajv2019(options) : new Ajv(options)
}

/** @throws SchemaError when the schema cannot be compiled. */
export function validatorOf(json: Json): ValidateFunction {
  // Ajv would look up `$id` and `$schema`; the document is complete without them.
  const { $schema: dialect, $id: _, ...schema } = json
  try {
    return validatorFor(dialect).compile(schema)
  } catch (cause) {
    throw new SchemaError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
