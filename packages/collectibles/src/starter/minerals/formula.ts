const subscripts = [...'₀₁₂₃₄₅₆₇₈₉']

/** A formula as it is printed: `CaSO4·2H2O` → `CaSO₄·2H₂O`. Digits after a letter or a bracket are counts of atoms. */
export const printedFormula = (plain: string): string =>
  plain.replaceAll(/(?<=[A-Za-z)\]])\d+/g, (digits) => [...digits].map((digit) => subscripts[Number(digit)]).join(''))
