/** The requirement ids in the full title of a test: `[R-STEP-01] [R-STEP-04]` or `[R-STEP-01, R-STEP-04]`. */
export function requirementIds(title: string): readonly string[] {
  const brackets = title.match(/\[[RX]-[^\]]*\]/g) ?? [];
  return [...new Set(brackets.flatMap((bracket) => bracket.slice(1, -1).split(/[\s,]+/)))];
}
