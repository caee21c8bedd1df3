interface Meant {
  /** Its number in `docs/compatibility.md`, which gives the reason. */
  readonly number: number
  /** The scenarios that it applies to; unset, all. */
  readonly scenario?: RegExp
  /** Lines that only one transcript has; `+` is ours. */
  readonly line: RegExp
}

/** Deliberate differences from Kratos. */
export const meant: readonly Meant[] = [
  { number: 1, line: /^\+ +(session\.)?(identity\.)?organization_id null$/ },
  { number: 2, line: /^[+-] +input code .*\bname=code\b/ },
  { number: 3, line: /^- +cookie csrf_token_<hash>; is set/ },
  {
    number: 4,
    scenario: /^native: verification/,
    line: /^\+ +input default name=csrf_token required=true type=hidden$/,
  },
  { number: 5, line: /^[+-] +(error\.(reason|details\.(docs|hint)) string|CredentialsMissing boolean)$/ },
  { number: 6, scenario: /an unknown settings/, line: /^[+-] .*(settings.* → 40[14]|error\.(code|status) )/ },
  { number: 7, line: /^\+ .*return_to(=|%3D)<origin>%2Fself-service%2Fsettings|^\+ +return_to string$/ },
  { number: 7, line: /^- .*\/self-service\/(login|settings)\/browser(\?aal=aal2)?("| → 303|$)/ },
  { number: 8, scenario: /a trait that there is none of/, line: /^[+-] / },
  { number: 9, scenario: /registering twice/, line: /^[+-] +input default .*name=traits\./ },
  { number: 9, scenario: /a sign-in is confirmed/, line: /^[+-] +input default name=identifier type=hidden/ },
  { number: 10, scenario: /a flow that is over/, line: /^[+-] +(active |state |input default name=csrf_token )/ },
  { number: 11, scenario: /settings: a name/, line: /^\+ +identity\.state_changed_at string$/ },
  { number: 12, scenario: /recovery with the code/, line: /^- +input code / },
  { number: 13, scenario: /what there is not/, line: /^[+-] +(error\.(code|message|status) |no JSON)/ },
  { number: 14, line: /^- +session\.devices\[1\]\./ },
  { number: 9, scenario: /a sign-in: a wrong code/, line: /^[+-] +input default name=identifier .*type=hidden/ },
  {
    number: 16,
    scenario: /a code as the second step/,
    line: /^[+-] +(ui says info 10100(14|25)|input \S+ name=identifier)/,
  },
  { number: 17, scenario: /no name/, line: /^[+-] +(active|input (identifier_first|password)) / },
  { number: 18, scenario: /an address that has an account/, line: /^[+-] +state / },
  { number: 19, scenario: /a code for other traits/, line: /^[+-] +input default .*name=traits\./ },
  { number: 23, line: /^\+ +cookie ory_kratos_(device|last); is set/ },
  { number: 15, line: /^[+-] +(session\.)?identity\.verifiable_addresses\[0\]\.status "(sent|pending)"$/ },
  { number: 21, scenario: /a passkey signs in/, line: /^[+-] +ui says error 40000(43|08)$/ },
  {
    number: 22,
    scenario: /but for the last/,
    line: /^(\+ +ui says error 4000001|- +input default name=webauthn_remove type=text( says error 4000001)?)$/,
  },
  { number: 20, line: /^[+-] +script webauthn .*webauthn\.js(\?v=\w+)? / },
  { number: 24, line: /^\+ +oauth2_login_request\.client\.\w+ null$/ },
  { number: 25, line: /^(\+ +acr "aal1"|\+ +amr \["password"\]|- +amr \["password","password"\])$/ },
  { number: 26, scenario: /^native: .* begins with a challenge/, line: /^- +oauth2_login_challenge string$/ },
  { number: 27, scenario: /registration (begins )?for an application/, line: /^\+ +oauth2_login_request\./ },
  {
    number: 28,
    scenario: /a registration for an application/,
    line: /^(\+ +oauth2_login_challenge string|[+-] +continue_with\[0\]\.redirect_browser_to .*)$/,
  },
  {
    number: 29,
    scenario: /an unknown challenge/,
    line: /^- +error\.(debug|details\.(oauth2_error_hint|status_code)) /,
  },
  { number: 30, scenario: /the user denies/, line: /^[+-] +ui says (info|error) 4000001$/ },
  { number: 31, line: /^\+ +(session\.)?authentication_methods\[\d\]\.upstream_amr\[0\] string$/ },
]

const isMeant = (name: string, difference: string): boolean =>
  meant.some(({ scenario, line }) => (scenario?.test(name) ?? true) && line.test(difference))

/** The differences between two transcripts of a scenario, without deliberate ones. */
export const differences = (name: string, own: readonly string[], kratos: readonly string[]): readonly string[] =>
  compared(own, kratos).filter((line) => !isMeant(name, line))

/** A line diff with as few changes as possible. */
function compared(own: readonly string[], kratos: readonly string[]): readonly string[] {
  /** Length of the longest common subsequence from here to both ends. */
  const alike: number[][] = []
  const from = (one: number, other: number): number => alike[one]?.[other] ?? 0
  for (let one = own.length - 1; one >= 0; one -= 1) {
    const row: number[] = []
    alike[one] = row
    for (let other = kratos.length - 1; other >= 0; other -= 1) {
      row[other] =
        own[one] === kratos[other] ? from(one + 1, other + 1) + 1 : Math.max(from(one + 1, other), row[other + 1] ?? 0)
    }
  }
  const changes: string[] = []
  let [one, other] = [0, 0]
  while (one < own.length || other < kratos.length) {
    if (one < own.length && own[one] === kratos[other]) {
      one += 1
      other += 1
    } else if (other >= kratos.length || (one < own.length && from(one + 1, other) >= from(one, other + 1))) {
      changes.push(`+ ${own[one]}`)
      one += 1
    } else {
      changes.push(`- ${kratos[other]}`)
      other += 1
    }
  }
  return changes
}
