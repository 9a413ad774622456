import { machineRoomTexts } from '../../i18n/en/shell.ts'
import { Button } from '../../parts/button.tsx'
import { useHouse } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { hasMachineRoom, loadInspector } from '../machine-room/load-inspector.ts'

/** Gives what happened last to whoever wants to tell of it. */
export const ReportButton = ({ problem }: { readonly problem: string }) => {
  const words = useTexts(machineRoomTexts)
  const house = useHouse()
  const report = async () => {
    const { reportProblem } = await loadInspector()
    await reportProblem(house, problem)
  }
  if (!hasMachineRoom) return null
  return (
    <Button variant="quiet" onClick={() => void report().catch(() => undefined)}>
      {words.report}
    </Button>
  )
}
