import { useEffect } from 'react'
import { headTexts } from '../i18n/en/head.ts'
import { siteOrigin } from './site-origin.ts'
import { useTexts } from './use-texts.ts'

type Props = {
  /** The page's own name; the shop's follows it. */
  readonly title: string
  readonly description?: string | undefined
  /** The address that this page is known by, from the root: `/products/7`. */
  readonly canonical?: string | undefined
  /** For cards on other sites. */
  readonly image?: string | undefined
  readonly kind?: 'website' | 'product' | undefined
  /** Pages that nobody should find by searching. */
  readonly hidden?: boolean | undefined
  readonly jsonLd?: object | undefined
}

/** What the browser's tab, a search engine and a shared card say of the page. Stands anywhere in a screen. */
export const PageHead = (props: Props) => {
  const {
    title,
    description,
    canonical,
    image = '/icons/icon-512.png',
    kind = 'website',
    hidden,
    jsonLd,
  } = props
  const words = useTexts(headTexts)
  const origin = siteOrigin()
  const said = description ?? words.description
  const address = canonical === undefined ? undefined : new URL(canonical, origin).href
  useJsonLd(jsonLd)
  return (
    <>
      <title>{`${title} · ${words.shop}`}</title>
      <meta name="description" content={said} />
      {hidden ? <meta name="robots" content="noindex" /> : null}
      {address ? <link rel="canonical" href={address} /> : null}
      {address ? <meta property="og:url" content={address} /> : null}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={words.shop} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={said} />
      <meta property="og:image" content={new URL(image, origin).href} />
      <meta name="twitter:card" content="summary" />
    </>
  )
}

/** React would write a script through innerHTML, which the content policy refuses; a text node it allows. */
function useJsonLd(facts: object | undefined): void {
  const text = facts && JSON.stringify(facts)
  useEffect(() => {
    if (text === undefined) return
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.append(text)
    document.head.append(script)
    return () => script.remove()
  }, [text])
}
