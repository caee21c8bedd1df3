import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/** A group of settings. Unknown keys are refused; a missing group gets its defaults. */
export const section = <Shape extends z.ZodRawShape>(shape: Shape) =>
  // Every key has a default or is optional. A missing required key is still reported by its own path.
  z.prefault(z.strictObject(shape), {} as never)

/** A key of Kratos that this service lacks. It accepts these values only; the first is Kratos' default. */
export const notYet = <const Default>(...accepted: readonly [Default, ...Default[]]) =>
  z
    .custom<Default>((value) => accepted.some((one) => isDeepStrictEqual(value, one)), 'not supported yet')
    .default(accepted[0] as never) // the default is one of the accepted values by construction

/** A key of Kratos without a default that this service lacks. It must be left out. */
export const leftOut = z.custom<undefined>((value) => value === undefined, 'not supported yet').optional()

/** A list of secrets: the first one signs or seals, all verify or open. */
export const secretList = (length: { readonly min: number; readonly max?: number }) =>
  z
    .array(
      z
        .string()
        .min(length.min)
        .max(length.max ?? 4096),
    )
    .optional()
