import { fileURLToPath } from "node:url"
import { defineConfig } from "vitepress"
import { drawingOf } from "../diagrams.mjs"
import { addressOf, base, pages, pathOf, slugify, sources, textOf, titleOf, twins, version } from "../pages.mjs"
import { processTerm } from "../search.mjs"
import { folders, sections, words } from "../structure.mjs"

const linkTo = (path) => ({ text: titleOf(textOf(path)), link: `/${addressOf(pages.get(path))}` })

const englishPath = (name) => pathOf(`${name}.md`)

/** A page of the structure in a language; absent if there is none. */
const pageIn = (language, name) => {
  const path = language === "en" ? englishPath(name) : twins.get(englishPath(name))
  return path === undefined ? [] : [path]
}

/** Pages of the root of the repository, which no section has. They are in English. */
const others = (language) => (language === "en" ? [...pages.keys()].filter((path) => !path.startsWith("docs/")) : [])

const group = (text, paths, collapsed) => (paths.length === 0 ? [] : [{ text, collapsed, items: paths.map(linkTo) }])

const pagesOf = (folder) =>
  [...pages].flatMap(([path, page]) => (page.startsWith(`${folder}/`) && !page.endsWith("index.md") ? [path] : []))

const sidebarIn = (language) => [
  ...sections.flatMap(({ pages: names, title }) =>
    group(
      title[language],
      names.flatMap((name) => pageIn(language, name)),
      false
    )
  ),
  ...group(words[language].others, others(language), true)
]

/** The sidebar of a folder of the reference: the way back, and all pages of the folder. */
const folderSidebar = (language, folder) => [
  ...sections
    .filter(({ pages: names }) => names.includes(folder.index))
    .flatMap(({ pages: names, title }) =>
      group(
        title[language],
        names.flatMap((name) => pageIn(language, name)),
        false
      )
    ),
  { text: folder.title[language], collapsed: false, items: pagesOf(folder[language]).map(linkTo) }
]

/** The sidebars of a language by the addresses that have them. */
const sidebarsIn = (language) =>
  Object.fromEntries([
    ...folders
      .filter((folder) => folder[language] !== undefined)
      .map((folder) => [`/${folder[language]}/`, folderSidebar(language, folder)]),
    [language === "en" ? "/" : "/es/", sidebarIn(language)]
  ])

const search = {
  provider: "local",
  options: {
    miniSearch: {},
    locales: {
      es: {
        translations: {
          button: { buttonText: "Buscar", buttonAriaLabel: "Buscar en la documentación" },
          modal: {
            displayDetails: "Mostrar la lista con detalles",
            resetButtonTitle: "Borrar la búsqueda",
            backButtonTitle: "Cerrar la búsqueda",
            noResultsText: "Sin resultados para",
            footer: {
              selectText: "elegir",
              selectKeyAriaLabel: "Entrar",
              navigateText: "moverse",
              navigateUpKeyAriaLabel: "flecha arriba",
              navigateDownKeyAriaLabel: "flecha abajo",
              closeText: "cerrar",
              closeKeyAriaLabel: "Escape"
            }
          }
        }
      }
    }
  }
}

// VitePress would send functions to the page as text and evaluate them, which the content security policy forbids: so the
// index gets its own where no text is made of it, and the search box imports the settings
Object.defineProperty(search.options.miniSearch, "options", { enumerable: false, value: { processTerm } })

const searchBox = {
  name: "search-settings",
  enforce: "pre",
  transform: (code, id) => {
    if (!id.endsWith("VPLocalSearchBox.vue")) return undefined
    const settings = JSON.stringify(fileURLToPath(new URL("../search.mjs", import.meta.url)))
    return code
      .replace("import MiniSearch,", `import * as settings from ${settings}\nimport MiniSearch,`)
      .replace("theme.value.search.options?.miniSearch?.searchOptions", "settings.searchOptions")
      .replace("theme.value.search.options?.miniSearch?.options", "settings")
  }
}

export default defineConfig({
  base,
  srcDir: ".pages",
  outDir: "dist/site",
  cleanUrls: true,
  metaChunk: true,
  // otherwise the theme inserts a style, which the content security policy forbids
  appearance: { disableTransition: false },
  title: "radicar",
  lastUpdated: false,
  // the addresses of this machine, in examples
  ignoreDeadLinks: [/^https?:\/\/(?:localhost|127\.0\.0\.1)/u],
  head: [["link", { rel: "icon", href: "data:," }]],
  markdown: {
    html: false,
    // the default one for light pages has letters with too little contrast (WCAG 2.2, 1.4.3)
    theme: { light: "github-light-high-contrast", dark: "github-dark" },
    languageAlias: { promql: "text" },
    anchor: { slugify },
    config: (md) => {
      // text is text: Vue evaluates nothing in it
      const escape = (html) => html.replaceAll("{{", "&#123;&#123;").replaceAll("}}", "&#125;&#125;")
      const { text, code_inline: code, fence } = md.renderer.rules
      md.renderer.rules.text = (...parts) => escape(text(...parts))
      md.renderer.rules.fence = (tokens, index, options, env, self) => {
        const { content, info } = tokens[index]
        return info.trim() === "mermaid"
          ? drawingOf(content, env.relativePath?.startsWith("es/") ? "es" : "en")
          : fence(tokens, index, options, env, self)
      }
      md.renderer.rules.code_inline = (...parts) => code(...parts).replace("<code", "<code v-pre")
    }
  },
  vite: {
    plugins: [searchBox],
    resolve: {
      alias: [
        {
          find: /^.*\/composables\/langs(?:\.js)?$/u,
          replacement: fileURLToPath(new URL("theme/langs.js", import.meta.url))
        }
      ]
    },
    build: { chunkSizeWarningLimit: 4000 }
  },
  themeConfig: {
    search,
    externalLinkIcon: true
  },
  locales: {
    root: {
      label: "English",
      lang: "en",
      description: "Files Colombian electronic documents with DIAN",
      themeConfig: {
        nav: [
          { text: "Quick start", link: "/quick-start" },
          { text: "Operations", link: "/operations/" },
          { text: "Rules", link: "/rules" },
          { text: "All pages", link: "/contents" },
          { text: `v${version}`, link: "/versioning" }
        ],
        sidebar: sidebarsIn("en"),
        editLink: { pattern: `${sources}/edit/main/:path`, text: "Edit this page" }
      }
    },
    es: {
      label: "Español",
      lang: "es-CO",
      description: "Radica documentos electrónicos ante la DIAN",
      themeConfig: {
        nav: [
          { text: "Inicio rápido", link: "/es/inicio-rapido" },
          { text: "Operaciones", link: "/es/operaciones/" },
          { text: "Reglas", link: "/es/reglas" },
          { text: "Todas las páginas", link: "/es/contents" },
          { text: `v${version}`, link: "/versioning" }
        ],
        sidebar: sidebarsIn("es"),
        editLink: { pattern: `${sources}/edit/main/:path`, text: "Editar esta página" },
        docFooter: { prev: "Anterior", next: "Siguiente" },
        outline: { label: "En esta página" },
        returnToTopLabel: "Volver arriba",
        sidebarMenuLabel: "Menú",
        darkModeSwitchLabel: "Apariencia",
        lightModeSwitchTitle: "Cambiar al tema claro",
        darkModeSwitchTitle: "Cambiar al tema oscuro",
        langMenuLabel: "Cambiar de idioma",
        skipToContentLabel: "Ir al contenido",
        notFound: {
          title: "No se encontró la página",
          quote: "La dirección no existe, o la página cambió de nombre.",
          linkLabel: "Ir al inicio",
          linkText: "Ir al inicio"
        }
      }
    }
  },
  transformPageData: (page) => {
    // the theme's edit link replaces `:path` by the name of the staged file
    page.filePath = page.frontmatter.source ?? page.filePath
  }
})
