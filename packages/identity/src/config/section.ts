import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/** A group of settings: unknown keys are refused, a missing group is all defaults. */
export const section = <Shape extends z.ZodRawShape>(shape: Shape) =>
  // Every key of a section has a default or is optional; a required one is still reported, by its own path.
  z.prefault(z.strictObject(shape), {} as never)

/** A key of Kratos that this service lacks: it may stand at Kratos' default (first), nothing else. */
export const notYet = <const Default>(...accepted: readonly [Default, ...Default[]]) =>
  z
    .custom<Default>((value) => accepted.some((one) => isDeepStrictEqual(value, one)), 'not supported yet')
    .default(accepted[0] as never) // the default is one of the accepted values by construction

/** A key of Kratos without a default that this service lacks: it has to be left out. */
export const leftOut = z.custom<undefined>((value) => value === undefined, 'not supported yet').optional()

/** Lists of secrets: the first one signs or seals, all are tried when reading. */
export const secretList = (length: { readonly min: number; readonly max?: number }) =>
  z
    .array(
      z
        .string()
        .min(length.min)
        .max(length.max ?? 4096),
    )
    .optional()
