import { third } from '../three/third.ts'
import { first } from '../../one/first.ts'

export const fourth = [third, first]
