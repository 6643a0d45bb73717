/**
 * Drawings of Mermaid blocks, made by the build: pages load no program and no font for them, and their colours are those
 * of the theme (`.diagram` in `.vitepress/theme/style.css`). The content security policy forbids styles in a page.
 */
import { renderMermaidSVG } from "beautiful-mermaid"

const labels = { en: "Diagram", es: "Diagrama" }

/** The drawing of a Mermaid text as part of a page, in a frame that scrolls. */
export const drawingOf = (text, language) => {
  const svg = renderMermaidSVG(text, { nodeSpacing: 20, layerSpacing: 32, padding: 16 })
    .replace(/<style>[\s\S]*?<\/style>\n?/u, "")
    .replace(/(<svg[^>]*) style="[^"]*"/u, "$1")
    .replaceAll(/ data-[a-z-]+="[^"]*"/gu, "")
    .replaceAll(/\d+\.\d{2,}/gu, (number) => String(Math.round(Number(number) * 10) / 10))
  return `<figure class="diagram" role="group" aria-label="${labels[language]}" tabindex="0" v-pre>${svg}</figure>\n`
}
