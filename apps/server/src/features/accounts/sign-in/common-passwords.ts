/** Passwords of 8 and more characters that head every leaked list; compared in lower case. */
const common = new Set(
  `12345678 123456789 1234567890 0123456789 11111111 00000000 87654321 12341234 11223344 12121212 88888888
  66666666 55555555 77777777 99999999 22222222 33333333 44444444 123123123 147258369 123454321 987654321
  0987654321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 asdfghjk
  asdfghjkl zxcvbnm1 zaq12wsx q1w2e3r4 q1w2e3r4t5 password password1 password12 password123 password1234
  passw0rd p@ssw0rd p@ssword passwort passwort1 motdepasse contrasena iloveyou iloveyou1 iloveyou2 sunshine
  sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
  starwars starwars1 trustno1 whatever whatever1 michelle jennifer jessica1 michael1 charlie1 jordan23 computer
  computer1 internet internet1 samsung1 corvette mercedes maverick midnight mountain november december february
  september victoria elizabeth alexander alexandra benjamin christian danielle nicholas veronica patricia
  caroline stephanie changeme changeme1 changeme123 letmein1 letmein123 welcome1 welcome12 welcome123 admin123
  admin1234 administrator administrator1 rootroot toortoor testtest test1234 test12345 guest123 default1
  master123 monkey123 dragon123 shadow123 killer123 hunter123 secret123 superstar snowball blink182 liverpool
  liverpool1 chelsea1 arsenal1 manchester barcelona realmadrid juventus butterfly chocolate chocolate1 cookie123
  abc12345 abcd1234 abcdefgh a1b2c3d4 aa123456 aaaaaaaa abc123456 qazwsxedc qweasdzxc 1234qwer qwer1234 asdf1234
  zxcv1234 1q2w3e4r5t6y hello123 helloworld goodbye1 freedom1 friends1 family123 pokemon1 minecraft fortnite
  playstation nintendo spiderman metallica slipknot rockstar skywalker gandalf1 password! password1! p@ssw0rd1
  qwerty!@ 1qaz!qaz google123 facebook facebook1 linkedin instagram youtube1 twitter1`
    .split(/\s+/)
    .filter(Boolean),
);

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
