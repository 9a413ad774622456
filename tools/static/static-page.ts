import { contentPolicy, inlineScriptHashes } from '../server/policy.ts'
import { sourcePreloads } from '../site/source-preloads.ts'

type Setting = { variables: Record<string, string>; connect: string[] }

const ownAddress = /<link rel="canonical"[^>]*>|<meta property="og:(?:url|image)"[^>]*>/g

/** A page of the build for a host that can only hand out files: it brings its policy along and asks for files. */
export function staticPage(html: string, { variables, connect }: Setting): string {
  const policy = contentPolicy({ scriptHashes: inlineScriptHashes(html), connect })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return (variables.VITE_SITE_URL ? html : html.replace(ownAddress, ''))
    .replace('<html lang="en">', '<html lang="en" data-sources="files">')
    .replace('<meta charset="utf-8" />', (charset) => `${charset}${meta}`)
    .replace(sourcePreloads(variables, false), () => sourcePreloads(variables, true))
}
