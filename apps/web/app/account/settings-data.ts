import type { Route } from './+types/settings-data'
import { exportData } from './server/act/export-data.ts'

export const loader = (visit: Route.LoaderArgs) => exportData(visit)
