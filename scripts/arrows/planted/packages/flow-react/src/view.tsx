import type { Secret } from '../../identity/src/index.ts'
import type { Half } from './half.tsx'

export const View = ({ secret }: { secret: Secret; half?: Half }) => <p>{secret.value}</p>
export type Whole = Half
