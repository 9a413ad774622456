import { Grid, Text } from '@chakra-ui/react'
import type { Backup, OwnerData } from '../../../machines/your-data/backup.ts'
import type { ImportMode } from '../../../machines/your-data/your-data.machine.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SummaryList } from '../../components/summary-list.tsx'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { yourDataTexts } from '../../i18n/en/settings.ts'

type Props = {
  readonly backup: Backup
  readonly onImport: (mode: ImportMode) => void
  readonly onCancel: () => void
}

const counted = ['orders', 'paymentMethods', 'wishlist', 'cart', 'recentlyViewed'] as const
const present = ['settings', 'preferences'] as const

/** What importing a file would add, shown before anything changes. */
export const BackupPreview = ({ backup, onImport, onCancel }: Props) => {
  const words = useTexts(yourDataTexts)
  const { date } = useFormat()
  const { account, savedAt, holdings } = backup
  return (
    <Dialog
      title={words.preview}
      closeLabel={words.close}
      onClose={onCancel}
      foot={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button variant="outline" onClick={() => onImport('replace')}>
            {words.replace}
          </Button>
          <Button onClick={() => onImport('merge')}>{words.merge}</Button>
        </>
      }
    >
      <Grid gap="4">
        <p>{words.previewOf(account.name, account.email, date(new Date(savedAt)))}</p>
        <p>{words.here}</p>
        <Contents holdings={holdings} />
        <Text as="ul" textStyle="note">
          <li>{words.mergeText}</li>
          <li>{words.replaceText}</li>
        </Text>
      </Grid>
    </Dialog>
  )
}

const Contents = ({ holdings }: { holdings: OwnerData }) => {
  const words = useTexts(yourDataTexts)
  const { number } = useFormat()
  const drafts = Object.keys(holdings.drafts).length
  return (
    <SummaryList
      rows={[
        ...counted.map((part) => ({
          key: part,
          term: words.rows[part],
          value: number(holdings[part].length),
        })),
        ...present.map((part) => ({
          key: part,
          term: words.rows[part],
          value: holdings[part] ? words.yes : words.no,
        })),
        { key: 'drafts', term: words.rows.drafts, value: number(drafts) },
      ]}
    />
  )
}
