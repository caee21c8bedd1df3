/** The identity service of this run, if it is another than ours; `scripts/stories.mjs` writes these variables. */

export interface OwnPrograms {
  /** The path of Kratos, which the stories start with their own settings. */
  readonly kratos: string
  /** The path of Hydra, for stories about applications. */
  readonly hydra: string | undefined
}

export interface RunningService {
  /** The address of a Kratos that runs already. */
  readonly against: string
  /** The base address of the admin API of its Hydra. */
  readonly hydraAdmin: string | undefined
  /** The address of the app, to which that Kratos leads. */
  readonly origin: string
  /** The port of the mail server that its `courier.smtp` names. */
  readonly smtpPort: number
}

export type Chosen = OwnPrograms | RunningService

const { KRATOS, HYDRA, AGAINST, AGAINST_HYDRA, AGAINST_ORIGIN, AGAINST_SMTP_PORT } = process.env

export const chosen: Chosen | undefined = AGAINST
  ? {
      against: AGAINST,
      hydraAdmin: AGAINST_HYDRA || undefined,
      origin: AGAINST_ORIGIN ?? '',
      smtpPort: Number(AGAINST_SMTP_PORT),
    }
  : KRATOS
    ? { kratos: KRATOS, hydra: HYDRA || undefined }
    : undefined

export const isOurs = chosen === undefined

/** Where users end who had to sign in before the settings; a Kratos leads them to the default page. */
export const settingsAfterSignIn = isOurs ? /\/settings\?flow=/ : '/'
