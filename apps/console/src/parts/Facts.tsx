import type { ComponentChildren } from "preact"

/** A list of names and values; items without a value are left out. */
export const Facts = ({
  items
}: {
  readonly items: ReadonlyArray<readonly [name: string, value: ComponentChildren]>
}) => (
  <dl class="facts">
    {items.map(([name, value]) =>
      value === undefined || value === "" ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      )
    )}
  </dl>
)
