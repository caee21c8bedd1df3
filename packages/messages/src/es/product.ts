import { joined } from '../joined.ts'
import { copyTexts } from './copies.ts'
import { discoverTexts } from './discover.ts'
import { fieldTexts } from './fields.ts'
import { gradeTexts } from './grades.ts'
import { ownItemTexts } from './own-item.ts'
import { pageTexts } from './pages.ts'
import { piecesTexts } from './pieces.ts'
import { photoTexts } from './photos.ts'
import { searchTexts } from './search.ts'
import { wishTexts } from './wishes.ts'
import { shelfTexts } from './shelves.ts'

// A page of the product loads the settings' texts too.
export { settingsMessages, settingsTexts } from './settings.ts'

export const productTexts = joined(
  copyTexts,
  discoverTexts,
  fieldTexts,
  gradeTexts,
  ownItemTexts,
  piecesTexts,
  photoTexts,
  searchTexts,
  wishTexts,
  shelfTexts,
  pageTexts,
)
