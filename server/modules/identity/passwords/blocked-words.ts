/** Words that passwords are made of first, in plain letters; digits, signs and capitals around them are undone before. */
export const blockedWords: readonly string[] = `
  aaaa abc abcd abcde abcdef abcdefg abcdefgh account accounts admin administrator amanda america amit andrew
  android angel angels anjali anna anthony apple april arsenal asdf asdfgh asdfghjkl ashley audit august austin
  australia autumn azerty baby banana bangalore banking barcelona baseball basketball batman bear bengaluru
  bharat blink brandon brother business buster canada changeit changeme charlie cheese chelsea chennai
  chocolate cisco company compliance computer cookie corvette cowboys cricket daniel database david december
  deepak default delhi demo diamond dragon dubai eagle elizabeth eminem emma example facebook falcon family
  father february ferrari finance flower football france freedom friday friend friends gamer gaming ganesh
  george germany ginger golden google guest guitar hallo hannah harley hello hindustan hockey hola hunter
  hyderabad iloveyou india internet jack jaihind jaimatadi james january jennifer jessica jordan joseph joshua
  july june justin juventus killer kolkata krishna kumar lakers lakshmi laura letmein lion liverpool login
  logon london love lovely lovers loveyou madrid maggie manager manchester march maria mario master matrix
  matthew maverick may mercedes metallica michael microsoft minecraft monday money monkey mother mumbai music
  mustang namaste naruto neha newyork nicole ninja nirvana november october office oliver olivia omsairam
  onboarding oracle orange pakistan panther passcode passphrase password passwords passwort patel pepper
  phoenix player pokemon pokemons pooja porsche princess private priya prudence public pune purple qazwsx
  qazwsxedc qweasd qweasdzxc qwer qwerty qwertyui qwertyuiop qwertz rachel rahul rajesh ramesh ranger
  realmadrid richard risk robert rohit root saibaba sairam samantha sample samsung sandeep sarah saturday
  season secret september server shadow sharma shiva silver singh sister slipknot snoopy soccer soccerball
  sophie spiderman spring starwars steelers summer sunday sunshine superman suresh system temp temporary test
  tester testing tests thomas thursday tiger tigger toor trust trustno trustnoone tuesday tyler user users
  vijay wednesday welcome whatever william windows winter wolf wsxedc yankees yellow zaqwsx zaqxsw zelda zxcvbn
  zxcvbnm
`
  .trim()
  .split(/\s+/);
