import { sql } from 'kysely'

export type Marks = ReturnType<typeof marksOf>

/** What an account has of the item of a row. */
export const marksOf = (owner: string) => {
  const held = (column: string) => sql<number>`(
    select coalesce(sum(${sql.ref(column)}), 0) from variant_holdings
    where variant_holdings.owner_id = ${owner} and variant_holdings.item_id = item.id)`
  return {
    owned: held('quantity'),
    spare: held('spare'),
    // Two questions, so that each has its index. PostgreSQL would hash all variants for a second `exists`.
    wished: sql<number>`case when exists (
      select 1 from wishes
      where wishes.owner_id = ${owner} and wishes.item_id = item.id and wishes.fulfilled_at is null
    ) or (
      select count(*) from variants join wishes on wishes.variant_id = variants.id
      where variants.item_id = item.id and wishes.owner_id = ${owner} and wishes.fulfilled_at is null
    ) > 0 then 1 else 0 end`,
  }
}
