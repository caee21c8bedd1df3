/**
 * The entity of a tag that a change of copies made along the way. Its activity is kept for undo alone: the lists of what
 * a person did show the copies.
 */
export const quietEntity = 'new_tag'
