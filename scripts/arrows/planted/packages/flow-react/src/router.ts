import type { Location } from 'react-router'

export type Place = Location
