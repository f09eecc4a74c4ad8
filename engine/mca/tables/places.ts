/**
 * Names of places in India and of countries that occur in company names (clause k), in lower case. Places of two
 * words are written with a blank.
 */
export const places: ReadonlySet<string> = new Set(
  (
    'india|bharat|hindustan|' +
    'andhra|andhra pradesh|arunachal|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal|' +
    'himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|' +
    'odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|tamilnadu|telangana|tripura|uttar pradesh|uttarakhand|' +
    'uttaranchal|west bengal|bengal|delhi|new delhi|jammu|kashmir|ladakh|puducherry|pondicherry|chandigarh|' +
    'andaman|lakshadweep|daman|diu|' +
    'agartala|agra|ahmedabad|ahmednagar|aizawl|ajmer|akola|alappuzha|aligarh|allahabad|alwar|amravati|amritsar|' +
    'anand|asansol|aurangabad|ayodhya|bangalore|bengaluru|bareilly|baroda|belagavi|belgaum|bellary|bhagalpur|' +
    'bharuch|bhavnagar|bhilai|bhilwara|bhiwandi|bhopal|bhubaneswar|bikaner|bilaspur|bokaro|bombay|calcutta|calicut|' +
    'chennai|cochin|coimbatore|cuttack|darjeeling|davanagere|dehradun|dhanbad|dhule|dibrugarh|dindigul|durgapur|' +
    'erode|faridabad|gandhidham|gandhinagar|gangtok|gaya|ghaziabad|gorakhpur|gulbarga|guntur|gurgaon|gurugram|' +
    'guwahati|gwalior|haldia|haridwar|hosur|howrah|hubballi|hubli|hyderabad|imphal|indore|itanagar|jabalpur|' +
    'jaipur|jalandhar|jalgaon|jamnagar|jamshedpur|jhansi|jodhpur|kakinada|kanchipuram|kandla|kannur|kanpur|karnal|' +
    'karur|kochi|kohima|kolhapur|kolkata|kollam|kota|kottayam|kozhikode|kurnool|latur|lucknow|ludhiana|madras|' +
    'madurai|malegaon|mangalore|mangaluru|mathura|meerut|mohali|moradabad|mumbai|muzaffarpur|mysore|mysuru|nagpur|' +
    'nanded|nashik|nasik|navi mumbai|nellore|noida|ooty|palakkad|panaji|panipat|panvel|patiala|patna|pimpri|pune|' +
    'puri|raipur|rajahmundry|rajkot|ranchi|ratlam|rohtak|roorkee|rourkela|sagar|saharanpur|salem|sangli|shillong|' +
    'shimla|siliguri|silvassa|solapur|sonipat|srinagar|surat|thane|thanjavur|thiruvananthapuram|thrissur|tirunelveli|' +
    'tirupati|tirupur|tiruchirappalli|trichy|trivandrum|tumkur|udaipur|udupi|ujjain|vadodara|vapi|varanasi|vellore|' +
    'vijayawada|visakhapatnam|vizag|warangal|' +
    'america|australia|bangladesh|canada|china|dubai|england|europe|france|germany|japan|london|malaysia|nepal|' +
    'new york|paris|russia|singapore|sri lanka|uae|uk|usa'
  ).split('|'),
);
