import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'

/** A list of texts as one parameter, so that a statement takes any number of them. */
export const listOfTexts = <Tables>(db: Kysely<Tables>, texts: readonly string[]): RawBuilder<string> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<string>`(select value from json_array_elements_text(cast(${JSON.stringify(texts)} as json)) as value)`
    : sql<string>`(select value from json_each(${JSON.stringify(texts)}))`
