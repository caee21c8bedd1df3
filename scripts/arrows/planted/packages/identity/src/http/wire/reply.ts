export const reply = 1
