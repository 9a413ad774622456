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
