import { expect } from '@playwright/test'
import { createUser } from '@statecart/prove/playwright'
import { test } from './fixtures/shop-test.ts'

test('a query searches only the scope that `at` chooses', async ({ page }) => {
  await page.setContent(`
    <ul><li>Lamp <button>Remove</button></li><li>Mug</li><li>Hat <button>Remove</button></li></ul>
    <script>document.querySelectorAll('button')[1].onclick = ({ target }) => target.replaceWith('Removed')</script>`)
  const user = createUser(page)
  const removeIn = (at: number) =>
    ({ role: 'button', name: 'Remove', within: { role: 'listitem', at } }) as const
  await user.misses(removeIn(1))
  await user.click(removeIn(2))
  await user.misses(removeIn(2))
  await user.sees(removeIn(0), { text: 'Hat Removed' })
})

test('a label around a select or a textarea names it without its options or its text', async ({ page }) => {
  await page.setContent(`
    <label>Zone <select><option>Choose</option><option>North</option></select></label>
    <label>Note <textarea>Ring twice</textarea></label>
    <fieldset><label>Zone <select><option>South</option></select></label></fieldset>`)
  const user = createUser(page)
  const zones = { label: 'Zone' } as const
  await user.counts(zones, 2)
  await user.choose({ ...zones, at: 0 }, 'North')
  await user.holds({ ...zones, at: 0 }, 'North')
  await user.holds({ ...zones, within: { role: 'group' } }, 'South')
  await user.fill({ label: 'Note' }, 'Ring once')
  await user.holds({ label: 'Note' }, 'Ring once')
})

test('a check of a switch that fails names the switch', async ({ page }) => {
  await page.setContent('<button role="switch" aria-checked="true">Lamp</button>')
  const user = createUser(page, { timeout: 1_000 })
  const lamp = { role: 'switch', name: 'Lamp' } as const
  await user.isOn(lamp)
  await expect(user.isOn(lamp, false)).rejects.toThrow('switch "Lamp" is on')
})
