import { deliveryDate, type Order } from '../../machines/domain/order.ts'
import { receiptTexts } from '../i18n/en/checkout.ts'
import { headTexts } from '../i18n/en/shell.ts'
import { useAddressLines } from './address-lines.tsx'
import { usePaymentText } from './order-facts.tsx'
import { useTotals } from './order-summary.tsx'
import { useShopActor } from './shop-context.tsx'
import { useFormat, useLanguage, useTexts } from './use-texts.ts'

/** Returns a function that saves the receipt of an order as an HTML file. */
export function useReceipt(order: Order): () => void {
  const orders = useShopActor('orders')
  const receipt = useReceiptWords(order)
  return () =>
    orders.send({ type: 'order.receipt.save', name: `${order.number}.html`, content: receiptHtml(receipt) })
}

function useReceiptWords(order: Order): Receipt {
  const words = useTexts(receiptTexts)
  const { shop } = useTexts(headTexts)
  const { amount, date, number } = useFormat()
  const language = useLanguage()
  const paid = usePaymentText(order.payment)
  const totals = useTotals(order)
  const { shipping, currency } = order
  return {
    language,
    shop,
    title: words.title(order.number),
    facts: [words.ordered(date(new Date(order.orderDate))), words.delivery(date(deliveryDate(order)))],
    heads: [words.item, words.quantity, words.price, words.sum],
    lines: order.items.map(({ product, quantity, unitPrice }) => [
      product.title,
      number(quantity),
      amount(unitPrice, currency),
      amount(unitPrice * quantity, currency),
    ]),
    totals: totals.map(({ term, value }) => [term, value]),
    blocks: [
      { title: words.deliveryAddress, lines: [...useAddressLines(shipping), shipping.email] },
      ...(paid ? [{ title: words.paidWith, lines: [paid] }] : []),
    ],
    foot: words.thanks,
  }
}

/** The translated and formatted texts of a receipt. */
interface Receipt {
  language: string
  shop: string
  title: string
  facts: readonly string[]
  heads: readonly [string, string, string, string]
  lines: readonly (readonly [string, string, string, string])[]
  totals: readonly (readonly [string, string])[]
  blocks: readonly { title: string; lines: readonly string[] }[]
  foot: string
}

const style = `
body { max-width: 42rem; margin: 2rem auto; padding: 0 1.25rem; color: black; background: white; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0.25rem 0; font-size: 1.6rem; } h2 { margin: 0 0 0.25rem; font-size: 1rem; } p { margin: 0; }
table { width: 100%; margin: 1.5rem 0; border-collapse: collapse; } th, td { padding: 0.5rem 0.25rem; border-bottom: 1px solid gainsboro; text-align: right; vertical-align: top; }
th:first-child, td:first-child { text-align: left; } tfoot td, tfoot th { border: 0; font-weight: normal; } tfoot tr:last-child > * { border-top: 2px solid black; font-weight: bold; }
section { display: inline-block; min-width: 14rem; margin: 0 1.5rem 1.5rem 0; vertical-align: top; } .shop { font-weight: bold; } .quiet { color: dimgray; }`

/** A self-contained page: it needs no pictures, fonts, scripts or network. */
function receiptHtml(receipt: Receipt): string {
  const { language, shop, title, facts, heads, lines, totals, blocks, foot } = receipt
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}
</style>
</head>
<body>
<p class="shop">${escaped(shop)}</p>
<h1>${escaped(title)}</h1>
${facts.map((fact) => `<p class="quiet">${escaped(fact)}</p>`).join('\n')}
<table>
<thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead>
<tbody>
${lines.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}
</tbody>
<tfoot>
${totals.map(([term, value]) => `<tr><th scope="row" colspan="3">${escaped(term)}</th><td>${escaped(value)}</td></tr>`).join('\n')}
</tfoot>
</table>
${blocks.map((block) => `<section><h2>${escaped(block.title)}</h2>${block.lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</section>`).join('\n')}
<p class="quiet">${escaped(foot)}</p>
</body>
</html>
`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
