import type { Migration } from 'kysely/migration'

/** The first release's tables. Later releases read them only to carry them over. */
export const init: Migration = {
  async up(db) {
    await db.schema
      .createTable('collectible_items')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('caption', 'text', (column) => column.notNull())
      .addColumn('story', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('price_amount', 'integer')
      .addColumn('price_currency', 'text')
      .addColumn('sample', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('collectible_items_by_place')
      .on('collectible_items')
      .columns(['category', 'position', 'id'])
      .execute()
    // Another package or a remote service stores identities: here is only the id, without a foreign key.
    await db.schema
      .createTable('collection_entries')
      .addColumn('identity_id', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.notNull().references('collectible_items.id'))
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('collection_entries_once', ['identity_id', 'item_id'])
      .execute()
  },
}
