import { layoutTexts } from '../i18n/en/layout.ts'
import type { Sheet } from '../machines/room.ts'
import { onTabKey } from '../parts/tab-keys.ts'
import { useRoom, useRoomShown, useWords } from '../room-context.tsx'

const sheets: readonly Sheet[] = ['chart', 'inspector', 'timeline']

/** Tabs for a narrow screen, which shows one part of a machine's page at a time. */
export const SheetTabs = () => {
  const words = useWords(layoutTexts)
  const { room } = useRoom()
  const shown = useRoomShown(({ context }) => context.sheet)
  return (
    <div className="sc-room-sheets" role="tablist" aria-label={words.parts} onKeyDown={onTabKey}>
      {sheets.map((sheet) => (
        <button
          key={sheet}
          type="button"
          role="tab"
          aria-selected={sheet === shown}
          tabIndex={sheet === shown ? 0 : -1}
          onClick={() => room.send({ type: 'sheet.choose', sheet })}
        >
          {words.panels[sheet]}
        </button>
      ))}
    </div>
  )
}
