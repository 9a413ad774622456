import { semanticColors } from '../../../src/theme/semantic-colors.ts'
import { type Html, html } from '../../html.ts'

/** A page of the atlas, which also works when it is opened as a file. */
export function framed(title: string, content: Html, hasSearch = false): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} · Statecart atlas</title>
<link rel="stylesheet" href="chart.css">
<link rel="stylesheet" href="atlas.css">
<script src="atlas.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="brand" href="index.html">Statecart atlas</a>
<label>Shop <input type="url" data-shop value="http://localhost:4173" spellcheck="false"></label>
</header>
<main id="content" tabindex="-1">
${content}
</main>
<footer>Press ${hasSearch && html`<kbd>/</kbd> to search, `}<kbd>j</kbd> and <kbd>k</kbd> for the next and the previous picture.</footer>
</body>
</html>
`.html
}

/** The CSS variables of the charts, with the colors of the shop. */
export function chartVariables(): string {
  const colors = Object.entries(semanticColors).map(([name, { light, dark }]) => {
    const variable = name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `  --sc-colors-${variable}: light-dark(${light}, ${dark});`
  })
  return [
    ':root {',
    '  color-scheme: light dark;',
    ...colors,
    '  --sc-fonts-mono: ui-monospace, monospace;',
    '  --sc-fonts-heading: -apple-system, "Segoe UI", Roboto, Arial, sans-serif;',
    '  --sc-easings-out: ease-out;',
    '}',
    '',
  ].join('\n')
}
