/** Bars of seconds, one for each tool; the longest takes the room there is. */
export const Bars = ({ rows }) => {
  const most = Math.max(...rows.map((row) => row.seconds));
  return (
    <div className="flex flex-col gap-3 text-sm">
      {rows.map((row) => (
        <div key={row.name} className="flex items-center gap-3">
          <span className="w-24 shrink-0 text-gray-950 dark:text-white">{row.name}</span>{" "}
          <span className="flex flex-1 items-center gap-2">
            <span
              className={
                row.name === "Lectern"
                  ? "h-3 rounded-full bg-primary dark:bg-primary-light"
                  : "h-3 rounded-full bg-gray-300 dark:bg-gray-700"
              }
              style={{ width: `${(row.seconds / most) * 80}%`, minWidth: "0.5rem" }}
            />
            <span className="text-gray-600 dark:text-gray-400">{row.seconds.toFixed(2)}</span>
          </span>
        </div>
      ))}
    </div>
  );
};
