import { say } from '../../../machines/domain/notice.ts'
import { Button } from '../../components/button.tsx'
import { useShop, useShopActor } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { machineRoomTexts } from '../../i18n/en/shell.ts'
import { hasMachineRoom, loadInspector } from '../machine-room/load-inspector.ts'

/** Downloads a problem report with the latest events. */
export const ReportButton = ({ problem }: { readonly problem: string }) => {
  const words = useTexts(machineRoomTexts)
  const shop = useShop()
  const notices = useShopActor('notices')
  const report = async () => {
    try {
      const { reportProblem } = await loadInspector()
      await reportProblem(shop, problem)
    } catch {
      notices.send(say('error', 'reportFailed'))
    }
  }
  if (!hasMachineRoom) return null
  return (
    <Button variant="quiet" onClick={() => void report()}>
      {words.report}
    </Button>
  )
}
