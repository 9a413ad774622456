import { useEffect } from 'react'
import { withBase } from '../base-path.ts'
import { headTexts } from '../i18n/en/shell.ts'
import { siteAddress, siteOrigin } from './site-origin.ts'
import { useTexts } from './use-texts.ts'

const defaultImage = withBase('/icons/social.jpg')

type Props = {
  /** The title of the page, without the name of the shop. */
  readonly title: string
  readonly description?: string | undefined
  /** The path of the page's canonical address, such as `/products/7`. */
  readonly canonical?: string | undefined
  /** The image of link previews on other sites. */
  readonly image?: string | undefined
  readonly kind?: 'website' | 'product' | undefined
  /** Excludes the page from search engines. */
  readonly hidden?: boolean | undefined
  readonly jsonLd?: object | undefined
}

/** The title and the metadata of the page, for tabs, search engines and link previews. */
export const PageHead = (props: Props) => {
  const { title, description, canonical, image = defaultImage, kind = 'website', hidden, jsonLd } = props
  const words = useTexts(headTexts)
  const said = description ?? words.description
  const address = canonical === undefined ? undefined : siteAddress(canonical)
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
      <meta property="og:image" content={new URL(image, siteOrigin()).href} />
      <meta name="twitter:card" content={image === defaultImage ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/**
 * React would set the content of the script element through `innerHTML`, which Trusted Types forbid. The structured data is not
 * code, so the value of its text node may be replaced.
 */
function useJsonLd(facts: object | undefined): void {
  const json = facts && JSON.stringify(facts)
  useEffect(() => {
    const text = document.getElementById('structured-data')?.firstChild
    if (!text || json === undefined) return
    text.nodeValue = json
    return () => {
      text.nodeValue = '[]'
    }
  }, [json])
}
