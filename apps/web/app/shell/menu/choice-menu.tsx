import { DropdownMenu } from 'radix-ui'

import { ProductIcon } from '../../frame/icon.tsx'

export interface MenuChoice {
  readonly value: string
  readonly label: string
  readonly lang?: string
}

/** Where a submenu stands in the document. */
export interface SubmenuProps {
  readonly place: HTMLElement
}

interface ChoiceMenuProps extends SubmenuProps {
  readonly label: string
  readonly chosen: string
  readonly choices: readonly MenuChoice[]
  onChoose(value: string): void
}

/** On a narrow screen there is no room beside the menu, so the submenu covers part of it. CSS pixels. */
const overMenu = -150

/** A submenu of which one entry is chosen. Radix keeps its times (MENU-TIMING-1, MENU-TIMING-2). */
export function ChoiceMenu({ label, chosen, choices, onChoose, place }: ChoiceMenuProps) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className="menu__entry menu__entry--more" textValue={label}>
        {label}
        <ProductIcon name="more" small />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={place}>
        <DropdownMenu.SubContent
          className="menu__list menu__list--sub"
          sideOffset={matchMedia('(max-width: 479px)').matches ? overMenu : 4}
          collisionPadding={16}
          loop
          aria-label={label}
        >
          <DropdownMenu.RadioGroup value={chosen} onValueChange={onChoose}>
            {choices.map((choice) => (
              <DropdownMenu.RadioItem
                key={choice.value}
                className="menu__entry menu__entry--choice"
                value={choice.value}
                lang={choice.lang}
              >
                {choice.label}
                <DropdownMenu.ItemIndicator>
                  <ProductIcon name="done" small />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}
