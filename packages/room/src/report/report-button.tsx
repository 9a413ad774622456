import { recordTexts } from '../i18n/en/record.ts'
import { Button } from '../parts/button.tsx'
import type { RoomLink } from '../protocol.ts'
import { useRoom, useWords } from '../room-context.tsx'
import { reportFile } from './report.ts'

/** What happened last in the tab that is looked at, as a file. */
export const ReportButton = ({ link }: { readonly link: RoomLink }) => {
  const words = useWords(recordTexts)
  const { files } = useRoom().ports
  const report = async () => {
    const file = reportFile(await link.ask('report.write', ''))
    files.save(file.name, file.content)
  }
  return (
    <Button size="sm" variant="quiet" onClick={report}>
      {words.problem}
    </Button>
  )
}
