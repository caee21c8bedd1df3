import { node } from '../nodes/node.ts'

export const field = node
