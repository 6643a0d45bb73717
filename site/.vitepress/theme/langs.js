import { computed } from "vue"
import { useData } from "vitepress"

/**
 * Replaces the theme's switch of languages: Spanish pages have Spanish names, so that the page in the other language is
 * the `twin` of its front matter. A page without one leads to the other language's first page.
 */
export const useLangs = ({ correspondingLink = false } = {}) => {
  const { frontmatter, localeIndex, site } = useData()
  const currentLang = computed(() => ({
    label: site.value.locales[localeIndex.value]?.label,
    link: localeIndex.value === "root" ? "/" : `/${localeIndex.value}/`
  }))
  const localeLinks = computed(() =>
    Object.entries(site.value.locales).flatMap(([key, { label }]) => {
      if (key === localeIndex.value) return []
      const first = key === "root" ? "/" : `/${key}/`
      return { text: label, link: correspondingLink ? (frontmatter.value.twin ?? first) : first }
    })
  )
  return { localeLinks, currentLang }
}
