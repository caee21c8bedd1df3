import { inOrder as all, type Case } from './case.ts'

const code = 'code/email:email*#1070007 · code/method:submit=code#1070009'

export const recovery: readonly Case[] = [
  { case: 'expired', shows: 'provide_identifier', active: 'code', said: [4060005], nodes: all('csrf', code) },
  { case: 'done-before', shows: 'provide_identifier', active: 'code', said: [4060001], nodes: all('csrf', code) },
]
