/** The same fields as the login page's, with no script, no image and no font: the least that a sign-in can cost. */
export const staticForm = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sign in</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">
body { margin: 0; background: #ece8e0; color: #17110d; font: 1rem/1.5 serif }
main { max-width: 24rem; margin: 3rem auto; padding: 1.5rem; border-radius: 8px; background: #fff }
form { display: grid; gap: 1rem }
label { display: grid; gap: .25rem; font-weight: 600 }
input, button { min-height: 44px; padding: 0 .75rem; border: 1px solid #7a6f63; border-radius: 6px; font: inherit }
button { border: 0; background: #8a3b12; color: #fff }
</style>
</head>
<body>
<main>
<h1>Sign in</h1>
<p>Sign in with your email and password</p>
<form action="/self-service/login" method="post">
<input type="hidden" name="csrf_token" value="">
<label>Email <input name="identifier" type="text" placeholder="Enter your email" autocomplete="username" required></label>
<a href="/recovery">Recover Account</a>
<label>Password <input name="password" type="password" placeholder="Enter your password" autocomplete="current-password" required></label>
<a href="/recovery">Forgot password?</a>
<button name="method" value="password">Sign in</button>
</form>
<p>No account? <a href="/registration">Sign up</a></p>
</main>
</body>
</html>
`
