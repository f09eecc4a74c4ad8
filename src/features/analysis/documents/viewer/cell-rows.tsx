/** Rows of a file or a document, each cell in its own direction. */
export const CellRows = ({ rows }: { rows: readonly (readonly string[])[] }) => (
  <tbody>
    {rows.map((cells, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a document never move
      <tr key={row}>
        {cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a document never move
          <td key={at} dir="auto">
            {cell}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
